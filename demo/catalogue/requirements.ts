import type { CategoryPath } from './categories.ts'
import type { DraftRequirement, ProductDraft } from './model.ts'
import { itemCode } from './record/item-code.ts'

const IN_WALL_SETS: ReadonlySet<CategoryPath> = new Set([
  'tapware/wall-basin-mixers',
  'tapware/bath-mixers',
  'showers/shower-mixers',
])
const MOST_CODES = 50

/** Says of every in-wall set, basin, suite, pan, cistern and frame what is needed beside it. */
export function withRequirements(drafts: readonly ProductDraft[]): ProductDraft[] {
  const byCode = new Map(drafts.map((draft) => [draft.code, draft]))
  /** All finishes of products, the leading finish of each first. */
  const codes = (...of: readonly string[]): string[] => {
    const each = of.flatMap((code) => {
      const draft = byCode.get(code)
      return draft && !draft.isInternal ? [draft.options.map((option) => itemCode(draft, option))] : []
    })
    return [...each.flatMap((own) => own.slice(0, 1)), ...each.flatMap((own) => own.slice(1))].slice(0, MOST_CODES)
  }
  const inPlace = (place: CategoryPath) => drafts.filter(({ at }) => at[0] === place).map(({ code }) => code)
  const stop = { kind: 'valve', anyOf: codes('4510', 'ST4510') } as const
  const plates = codes('237110', '237112', '237114', '237116', '237118')
  const touchless = codes('237122', '237124')
  const basinTraps = { kind: 'trap', anyOf: codes('4140', '4142', '00714144', 'PT 40/240') } as const
  const closeCoupled = { kind: 'cistern', anyOf: codes(...inPlace('sanitaryware/cisterns')) } as const
  const seats = { kind: 'seat', anyOf: codes(...inPlace('sanitaryware/toilet-seats')) } as const

  function requirementsOf(draft: ProductDraft): DraftRequirement[] {
    const { at, options, line } = draft
    const [place] = at
    const [first] = options
    if (!place || !first) return []
    const { spec } = first
    if (place === 'tapware/wall-top-assemblies') return [{ kind: 'in-wall-body', anyOf: codes('4714') }]
    if (spec.family === 'tap-set' && spec.mount === 'wall') return [{ kind: 'in-wall-body', anyOf: codes('4714') }]
    if (IN_WALL_SETS.has(place) || spec.family === 'wall-mixer' || spec.family === 'wall-basin-set')
      return [{ kind: 'in-wall-body', anyOf: codes(place === 'showers/shower-mixers' ? '4712' : '4710') }]
    if (spec.family === 'basin') {
      const isOverflowing = spec.overflow
      return [
        { kind: 'waste', anyOf: codes(...(isOverflowing ? ['4110', '4112', 'ST4118'] : ['4114', '4116'])) },
        basinTraps,
      ]
    }
    if (spec.family === 'vanity') return [{ kind: 'waste', anyOf: codes('4110', '4112') }]
    if (spec.family === 'cistern') {
      const isInWall = spec.form === 'in-wall' || spec.form === 'in-wall-frame'
      if (!isInWall) return [stop]
      return [{ kind: 'flush-plate', anyOf: line.range === 'LIANOE' || isTouchless(draft) ? touchless : plates }]
    }
    if (spec.family !== 'toilet-suite') return []
    if (place !== 'sanitaryware/toilet-pans') return spec.plate || isInWallStyle(spec.style) ? [] : [stop]
    if (spec.style === 'wall-hung') return [{ kind: 'frame', anyOf: codes('237014', '237012', '237016') }, seats]
    if (isInWallStyle(spec.style)) return [{ kind: 'cistern', anyOf: codes('237010', '237014', '237012') }, seats]
    return [closeCoupled, seats]
  }

  return drafts.map((draft) => {
    const requires = requirementsOf(draft).filter(({ anyOf }) => anyOf.length > 0)
    return requires.length > 0 ? { ...draft, requires } : draft
  })
}

function isInWallStyle(style: string): boolean {
  return style === 'wall-hung' || style === 'wall-faced-invisi'
}

function isTouchless({ attributes }: ProductDraft): boolean {
  return attributes?.['touchless-smart'] === true
}
