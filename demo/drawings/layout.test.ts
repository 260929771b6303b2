import { describe, expect, it } from 'vitest'
import { FAMILIES, type ModelSpec } from '../families/all.ts'
import { buildModel } from '../models/build.ts'
import { dimensionText } from './dimension-lines.ts'
import { FIGURE_WIDTH, type Drawing, type Label } from './drawing.ts'
import { layOutDrawing } from './layout.ts'
import { writeSvg } from './svg.ts'

const SPECS: [string, ModelSpec][] = Object.values(FAMILIES).map(({ name, samples }) => [name, samples.specs[0]!])

type Box = { left: number; right: number; bottom: number; top: number }

function boxOf({ at: [x, y], text, isTurned }: Label, textMm: number): Box {
  const half = (text.length * FIGURE_WIDTH * textMm) / 2
  return isTurned
    ? { left: x - textMm, right: x, bottom: y - half, top: y + half }
    : { left: x - half, right: x + half, bottom: y, top: y + textMm }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top
}

function collisions({ labels, textMm }: Drawing): string[] {
  return labels.flatMap((one, index) =>
    labels
      .slice(index + 1)
      .filter((other) => overlap(boxOf(one, textMm), boxOf(other, textMm)))
      .map((other) => `${one.text} on ${other.text}`),
  )
}

describe.each(SPECS)('the drawing of a %s', (_, spec) => {
  const model = buildModel(spec)
  const drawing = layOutDrawing(model, { family: spec.family, title: 'Product' })
  const { frame, lines, labels } = drawing

  it('has lines in every view, all on the sheet', () => {
    expect(lines.filter(({ layer }) => layer === 'outline').length).toBeGreaterThanOrEqual(
      FAMILIES[spec.family].views.length,
    )
    for (const [x, y] of lines.flatMap(({ points }) => points)) {
      if (!(x >= frame.left && x <= frame.right && y >= frame.bottom && y <= frame.top)) expect([x, y]).toEqual(frame)
    }
  })

  it('gives the measurements of the model, each clear of the others', () => {
    const texts = model.dimensions.map(dimensionText)
    const shown = labels.filter(({ kind }) => kind === 'dimension').map(({ text }) => text)
    expect(shown.length).toBeGreaterThanOrEqual(2)
    for (const text of shown) expect(texts).toContain(text)
    expect(collisions(drawing)).toEqual([])
  })

  it('is a small SVG', () => {
    const svg = writeSvg(drawing)
    expect(svg.length).toBeLessThan(60_000)
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
  })
})
