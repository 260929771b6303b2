import { expect, it } from 'vitest'
import { drillState } from './drill-state.ts'

const NOW = new Date('2026-12-10T10:00:00Z')
const drill = (endedAt: string, problem = '') => {
  const ended = new Date(endedAt)
  return { backup: 'b', startedAt: new Date(ended.getTime() - 250_000), endedAt: ended, problem }
}

it('is red where a restore was never proven, is older than eight days, or failed', () => {
  expect(drillState({ last: null, proven: null }, NOW)).toMatchObject({ isRed: true, text: 'Never' })
  const recent = drill('2026-12-08T09:00:00Z')
  expect(drillState({ last: recent, proven: recent }, NOW)).toEqual({
    isRed: false,
    text: '2 days ago, 4 min 10 s',
    backup: 'b',
    problem: '',
  })
  const old = drill('2026-12-02T09:59:00Z')
  expect(drillState({ last: old, proven: old }, NOW)).toMatchObject({
    isRed: true,
    problem: 'It is older than eight days.',
  })
  const failed = drill('2026-12-10T09:00:00Z', 'The backup is cut.')
  expect(drillState({ last: failed, proven: recent }, NOW)).toMatchObject({
    isRed: true,
    text: '2 days ago, 4 min 10 s',
    problem: 'The backup is cut.',
  })
})
