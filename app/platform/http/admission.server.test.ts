import { expect, it } from 'vitest'
import { Admission, type Rank } from './admission.server.ts'

/** A server whose turns take so long, in the time of the test. */
function loaded(turnMs: number) {
  const clock = { now: 0 }
  const turns: (() => void)[] = []
  const admission = new Admission({ now: () => clock.now, nextTurn: (callback) => void turns.push(callback) })
  const outcomes: { name: string; outcome: 'run' | 'shed'; waited: number }[] = []
  const ask = (
    name: string,
    { rank = 'normal', caller = 'a', isGone = false }: { rank?: Rank; caller?: string; isGone?: boolean } = {},
  ) => {
    const since = clock.now
    const end = (outcome: 'run' | 'shed') => () => void outcomes.push({ name, outcome, waited: clock.now - since })
    admission.admit({ rank, caller, isGone: () => isGone, run: end('run'), shed: end('shed') })
  }
  const turn = (ms = turnMs) => {
    const next = turns.shift()
    clock.now += ms
    next?.()
  }
  const drain = () => {
    while (turns.length > 0) turn()
  }
  const count = (outcome: 'run' | 'shed') => outcomes.filter((each) => each.outcome === outcome).length
  return { clock, admission, outcomes, ask, turn, drain, count }
}

it('pages that a person opens side by side all begin, however slow the machine is', () => {
  const { ask, drain, count } = loaded(400)
  for (let at = 0; at < 32; at++) ask(`tab ${at}`)
  drain()
  expect([count('run'), count('shed')]).toEqual([32, 0])
})

it('at twice what can be done half is refused at once, the rest begins within a second, and nothing is left over (F-15)', () => {
  const { ask, turn, drain, count, outcomes, admission } = loaded(25)
  for (let at = 0; at < 800; at++) {
    ask(`${at}`)
    ask(`${at}b`)
    turn()
  }
  drain()
  expect(count('run') / 800).toBeGreaterThan(0.95)
  expect(Math.max(...outcomes.filter(({ outcome }) => outcome === 'run').map(({ waited }) => waited))).toBeLessThan(
    1_300,
  )
  expect(Math.max(...outcomes.filter(({ outcome }) => outcome === 'shed').map(({ waited }) => waited))).toBe(0)
  expect(admission.waiting).toBe(0)
  ask('after')
  drain()
  expect(outcomes.at(-1)).toMatchObject({ name: 'after', outcome: 'run' })
})

it('where requests cost a millisecond or a hundred, and some go first, what is refused is refused at once', () => {
  const { ask, turn, drain, outcomes } = loaded(1)
  for (let at = 0; at < 6_000; at++) {
    for (let more = 0; more < 3; more++) ask('page', { caller: `visitor ${at}` })
    if (at % 4 === 0) ask('save', { rank: 'first', caller: `specifier ${at}` })
    turn(at % 16 === 0 ? 120 : 3 + (at % 5))
  }
  drain()
  const waited = (outcome: 'run' | 'shed') =>
    outcomes.filter((each) => each.outcome === outcome).map((each) => each.waited)
  expect(waited('shed').length).toBeGreaterThan(6_000)
  expect(Math.max(...waited('shed'))).toBe(0)
  expect(Math.max(...waited('run'))).toBeLessThan(1_700)
})

it('what a person who is signed in sends goes before all pages', () => {
  const { ask, turn, outcomes } = loaded(25)
  for (let at = 0; at < 200; at++) ask(`page ${at}`)
  ask('save', { rank: 'first' })
  turn()
  expect(outcomes.at(-1)).toMatchObject({ name: 'save', outcome: 'run' })
})

it('who floods the server keeps nobody else out (F-16)', () => {
  const { ask, turn, drain, outcomes } = loaded(25)
  for (let at = 0; at < 400; at++) {
    for (let more = 0; more < 4; more++) ask('flood', { caller: 'flood' })
    if (at % 20 === 0) ask('person', { caller: 'person' })
    turn()
  }
  drain()
  const person = outcomes.filter(({ name }) => name === 'person')
  expect(person.every(({ outcome }) => outcome === 'run')).toBe(true)
  expect(Math.max(...person.map(({ waited }) => waited))).toBeLessThan(1_500)
})

it('nothing is begun for callers that have left', () => {
  const { ask, drain, outcomes } = loaded(25)
  ask('left', { isGone: true })
  ask('there')
  drain()
  expect(outcomes.map(({ name }) => name)).toEqual(['there'])
})

it('a server that has just started refuses nobody for its first, slow pages', () => {
  const { ask, turn, drain, count } = loaded(10)
  for (let at = 0; at < 36; at++) ask(`${at}`)
  for (let cold = 0; cold < 3; cold++) turn(300)
  for (let at = 0; at < 20; at++) ask(`later ${at}`)
  drain()
  expect([count('run'), count('shed')]).toEqual([56, 0])
})
