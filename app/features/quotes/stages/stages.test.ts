import { describe, expect, it } from 'vitest'
import { stagesProblem } from './read-stages.ts'
import { countUnstaged, deliveriesText, stageSums } from './stage-sums.ts'
import { lineStagesText } from './stage.ts'
import { readLineStages, restIn, stageProblem, tidyStages, typedStagesText } from './stage-quantities.ts'

const STAGES = [
  { name: 'Level 1–3', day: '2027-03-31' },
  { name: 'Rest', day: '' },
]
const requested = (sku: string, quantity: number) => ({ sku, name: sku, finish: '', quantity, listCents: null })
const REQUESTED = [requested('A', 40), requested('B', 1_000), requested('C', 5)]
const line = (sku: string, priceCents: number | null, stages?: readonly number[]) => ({
  sku,
  priceCents,
  leadTime: '',
  substitute: null,
  note: '',
  ...(stages && { stages }),
})
const ANSWER = { stages: STAGES, lines: [line('A', 100, [30, 10]), line('B', 5, [1_000, 0]), line('C', 7)] }

describe('the deliveries of an answer', () => {
  it('are summed over the lines that are offered, and accepted', () => {
    expect(stageSums({ lines: REQUESTED }, ANSWER)).toEqual([
      { ...STAGES[0], lines: 2, pieces: 1_030, goodsCents: 8_000 },
      { ...STAGES[1], lines: 1, pieces: 10, goodsCents: 1_000 },
    ])
    expect(countUnstaged(ANSWER)).toBe(1)
    const part = { ...ANSWER, accepted: ['B'] }
    expect(stageSums({ lines: REQUESTED }, part).map(({ pieces }) => pieces)).toEqual([1_000, 0])
    expect(countUnstaged(part)).toBe(0)
    const refused = { ...ANSWER, lines: [line('A', null, [30, 10]), ...ANSWER.lines.slice(1)] }
    expect(stageSums({ lines: REQUESTED }, refused)[1]).toMatchObject({ lines: 0, pieces: 0 })
    expect([stageSums({ lines: REQUESTED }, { lines: [] }), countUnstaged({ lines: ANSWER.lines })]).toEqual([[], 0])
  })

  it('are said in words', () => {
    const quote = { locale: 'au', request: { lines: REQUESTED } } as never
    expect(deliveriesText(quote, ANSWER)).toBe('In 2 deliveries: Level 1–3, 31 Mar 2027; Rest.')
    expect(deliveriesText(quote, { ...ANSWER, accepted: ['B'] })).toBe('In 1 delivery: Level 1–3, 31 Mar 2027.')
    expect(deliveriesText(quote, { lines: [] })).toBe('')
    expect(lineStagesText([1_000, 10], STAGES)).toBe('Level 1–3: 1,000, Rest: 10')
    expect([lineStagesText(undefined, STAGES), lineStagesText([0, 5], STAGES)]).toEqual(['', 'Rest: 5'])
  })
})

describe('an answer with deliveries', () => {
  const about = { requested: REQUESTED, locale: 'au' as const, now: new Date('2026-11-30T02:00:00Z') }
  const problem = (
    stages: readonly { name: string; day: string }[],
    ...pieces: readonly (readonly number[] | undefined)[]
  ) =>
    stagesProblem(
      { stages, lines: pieces.map((each, index) => ({ priceCents: index === 2 ? null : 1, stages: each })) },
      about,
    )

  it('is whole where all lines that are in one add up', () => {
    expect(problem(STAGES, [30, 10], [0, 1_000], [9, 9])).toBe('')
    expect(problem(STAGES, [30, 10], undefined)).toBe('')
    expect(problem([], [], undefined)).toBe('')
  })

  it('says both numbers where a line does not add up', () => {
    expect(problem(STAGES, [30, 9], [0, 1_001])).toBe(
      'A: Deliveries add up to 39, the line is for 40. B: Deliveries add up to 1,001, the line is for 1,000.',
    )
  })

  it('has each delivery once, with a name, a day to come, and at least one line', () => {
    const first = (more: object) => problem([{ ...STAGES[0]!, ...more }], [40])
    expect(first({ name: '' })).toBe('Each delivery needs a name.')
    expect(first({ day: '2027-02-30' })).toMatch(/must be a day/)
    expect(first({ day: '2026-11-29' })).toBe('The day of “Level 1–3” has passed.')
    expect(first({ day: '2026-11-30' })).toBe('')
    expect(first({ day: '2047-01-01' })).toMatch(/more than ten years ahead/)
    expect(problem([STAGES[0]!, { name: 'LEVEL 1–3', day: '' }], [40, 0])).toBe('Two deliveries are named “LEVEL 1–3”.')
    expect(problem(STAGES, [40, 0])).toBe('No line is in the delivery “Rest”. Give it some, or remove it.')
    expect(problem([STAGES[0]!], [30, 10])).toBe('A line is in a delivery that is not there.')
  })
})

describe('what is typed into deliveries', () => {
  const stages = [{ id: 'a' }, { id: 'b' }]

  it('is read as whole numbers', () => {
    expect(readLineStages({ a: '1,000', b: ' 5 ' }, stages)).toEqual({ pieces: [1_000, 5], sum: 1_005, isWrong: false })
    expect(readLineStages({ gone: '7' }, stages)).toEqual({ pieces: [0, 0], sum: 0, isWrong: false })
    for (const typed of ['1.5', '-1', 'x', '12345678']) expect(readLineStages({ a: typed }, stages).isWrong).toBe(true)
    expect(stageProblem({ sum: 30, isWrong: false }, 40)).toBe('Deliveries add up to 30, the line is for 40.')
    expect([stageProblem({ sum: 0, isWrong: false }, 40), stageProblem({ sum: 40, isWrong: false }, 40)]).toEqual([
      '',
      '',
    ])
  })

  it('is filled up to the quantity, where that is not passed already', () => {
    const rest = (typed: Record<string, string>) => restIn('b', typed, { stages, quantity: 40 })
    expect([rest({}), rest({ a: '30' }), rest({ a: '30', b: '5' }), rest({ a: '40', b: '2' })]).toEqual([
      '40',
      '10',
      '10',
      '',
    ])
    expect([rest({ a: '41' }), rest({ a: 'x' })]).toEqual([null, null])
  })

  it('is compared without cells that are empty, whatever their order', () => {
    expect(typedStagesText({ b: '10', a: '30', c: ' ' })).toBe('30 + 10')
    expect([tidyStages({ a: '', b: '1' }), tidyStages({ a: ' ' }), tidyStages(undefined)]).toEqual([
      { b: '1' },
      undefined,
      undefined,
    ])
  })
})
