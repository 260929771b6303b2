import type { ListQuestion } from '@specify/list-reader/model.ts'

/** The words in which a question of a list is asked. */
export function questionText({ about, names }: ListQuestion): string {
  if (about === 'source') return 'More than one part of this email has a list. Which one do you want?'
  if (about === 'numbers') return `${quoted(names)}: what are the numbers in this column?`
  if (about === 'places')
    return `Several rooms have the same name. ${names.length === 1 ? 'Does' : 'Do'} ${quoted(names)} tell them apart?`
  if (about === 'headings') return `${quoted(names)}: does this name a room of the lines below?`
  if (about === 'count') return `${quoted(names)}: is this column the quantity?`
  if (about === 'plain') return `${quoted(names)}: these lines do not say what changes. What are their numbers?`
  if (about === 'times') return `${quoted(names)}: are the quantities below for each of these rooms?`
  const verb = names.length === 1 ? 'lists' : 'list'
  if (about === 'repeats') return `${quoted(names)} ${verb} products that are elsewhere in this list, too.`
  return `${quoted(names)}: is the name of the sheet where its products belong?`
}

/** The words of one of its answers. */
export function optionText({ about, names }: ListQuestion, option: string): string {
  if (about === 'source') return option === 'all' ? 'All of them' : option
  if (option === 'quantities') return 'How many are for each room: they are the quantities'
  if (option === 'quantity') return 'Yes, it is the quantity'
  if (option === 'one') return 'No, it is something else: each line is one'
  if (about === 'numbers')
    return option === 'rooms' ? `Which room it is: ${names[0]} 1, ${names[0]} 2` : 'Something else: leave them out'
  if (about === 'places')
    return option === 'rooms'
      ? 'Yes, they are separate rooms: put it before the room’s name'
      : 'No, they are the same room: leave it out'
  if (about === 'headings')
    return option === 'rooms' ? 'Yes, it is a room or an area' : 'No, it is a firm, a person or a remark'
  if (option === 'each') return 'Yes, for each: multiply them by the number of rooms'
  if (about === 'times')
    return option === 'all' ? 'No, for all of them together' : 'The number is part of the name of one room'
  if (about === 'plain')
    return option === 'add' ? 'Further pieces: add them to what is there' : 'New quantities: set the lines to them'
  if (option === 'once') return `The same products again: leave ${names.length === 1 ? 'it' : 'them'} out`
  if (option === 'both') return 'Further products: add both'
  if (option === 'neither') return 'No, it says nothing of them'
  return option === 'rooms' ? 'Yes, it is a room or an area' : 'Yes, it is a unit type'
}

const MAX_SHOWN = 6

function quoted(names: readonly string[]): string {
  const shown = names.slice(0, MAX_SHOWN).map((name) => `“${name}”`)
  return names.length > MAX_SHOWN ? `${shown.join(', ')} and ${names.length - MAX_SHOWN} more` : shown.join(', ')
}
