import { expect, it } from 'vitest'
import { groupChoices } from './grouped-choices.ts'
import { roomChoices, withDraft, type PlacingProject, type RoomDrafts } from './placements.ts'
import { room } from '@specify/schedule/testing/edits.ts'

const NO_DRAFTS: RoomDrafts = new Map()
const choices = (drafts: RoomDrafts, project: Pick<PlacingProject, 'rooms'>) => roomChoices(project, 'TAP-1', drafts)

it('puts rooms under their types, found by the words of both, chosen and lost ones always', () => {
  const typed = {
    unitTypes: [{ id: 'a', name: 'Type A', count: 40 }],
    rooms: [{ ...room('Ensuite 1'), unitTypeId: 'a' }, room('Lobby'), { ...room('Kitchen 1'), unitTypeId: 'a' }],
  }
  const chosen = withDraft(NO_DRAFTS, { roomName: 'Lobby', quantity: 2, note: '' })
  const drafts = withDraft(chosen, { roomName: 'Garage', quantity: 1, note: '' })
  const groups = (wanted: string) =>
    groupChoices(typed, choices(drafts, typed), wanted).map(({ title, choices: own }) => [
      title,
      ...own.map(({ roomName }) => roomName),
    ])
  expect(groups('')).toEqual([
    ['Common areas', 'Lobby'],
    ['Type A × 40', 'Ensuite 1', 'Kitchen 1'],
    ['', 'Garage'],
  ])
  expect(groups('type a ens')).toEqual([
    ['Common areas', 'Lobby'],
    ['Type A × 40', 'Ensuite 1'],
    ['', 'Garage'],
  ])
  const plain = { rooms: [room('Hall'), room('Bath')], unitTypes: [] }
  expect(groupChoices(plain, choices(NO_DRAFTS, plain)).map(({ title }) => title)).toEqual([''])
  expect(groupChoices(plain, choices(NO_DRAFTS, plain), 'garage')).toEqual([])
})
