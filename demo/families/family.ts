import type { FeedAttributes } from '../catalogue/attributes.ts'
import type { View } from '../drawings/projection.ts'
import type { ProductModel } from '../models/assembly.ts'
import type { FinishName } from '../models/finishes.ts'
import type { AssemblyRule } from '../sheets/exploded/assemblies.ts'
import type { Guide } from '../sheets/guide/guide.ts'
import type { Manual } from '../sheets/manual/manuals.ts'

/** Over all of a model, in millimetres rounded as pages show them: x, y and z of its files. */
export interface ModelSize {
  readonly width: number
  readonly height: number
  readonly depth: number
}

/** Materials of a family. */
export type Stuff =
  | 'brass'
  | 'stainless'
  | 'metal-and-plastic'
  | 'ceramic'
  | 'acrylic'
  | 'plastic'
  | 'joinery'
  | 'mirror'
  | 'rubber'

/**
 * One kind of product: how it is drawn, and what feed and documents say of it. Its spec is plain JSON, the measurements
 * that make one range look unlike another; the ranges in the comments of a spec are what the shapes are made for.
 */
export interface ModelFamily<Spec extends { readonly family: string }> {
  readonly name: Spec['family']
  /** Geometry in true millimetres, with named measurements. */
  readonly build: (spec: Spec) => ProductModel
  /** The ranges of the spec's comments, where one holds for all forms. Values outside build, but look wrong. */
  readonly limits?: { readonly [Field in keyof Spec]?: readonly [least: number, most: number] }
  /** Products to look at and to test with: every style at least once. */
  readonly samples: { readonly finishes: readonly FinishName[]; readonly specs: readonly Spec[] }
  /** Overall measurements that a spec names itself. */
  readonly overall?: (spec: Spec) => Partial<ModelSize>
  /** Number of separate things that the model shows; one where absent. */
  readonly pieces?: (spec: Spec) => number
  /** The views that help to understand and set out a product, the most telling first. */
  readonly views: readonly View[]
  /**
   * The measurements and weight that a model stands for. Millimetres, litres, kilograms. What is stated of the whole
   * product is the size of its model, as pages, drawings and files show the same.
   */
  readonly measures: (spec: Spec, size: ModelSize) => FeedAttributes
  /** Left out: brass. */
  readonly stuff?: Exclude<Stuff, 'brass'>
  /** It connects to neither water nor drain, and so needs no WaterMark licence. */
  readonly isUnlicensed?: true
  /** Its own measurements say its shape, or it has none worth filtering by. */
  readonly isShapeless?: true
  /** A small part that looks much the same from everywhere: only the leading variant is shown from more than one side. */
  readonly isShownOnce?: true
  /** Tall and thin: the main picture shows its upper part, and one from the front all of it. */
  readonly isTall?: true
  readonly hasCartridge?: true
  readonly hasCistern?: true
  /** Rule for taking it apart, where an exploded diagram says more than a list. */
  readonly assembly?: AssemblyRule
  /** The product standard and what it covers, beside the standards that follow from what the catalogue says. */
  readonly standard?: readonly [standard: string, covers: string]
  /** Left out: the words of what only hangs or stands. */
  readonly manual?: Manual
  /** Installation guide. */
  readonly guide: (spec: Spec) => Guide
}
