/** Kinds of what staff work on, beside orders and quotes, which have states of their own. */
export const ITEM_KINDS = ['enquiry', 'feedback', 'quote'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

export const ITEM_STATES = ['new', 'open', 'done', 'spam'] as const
export type ItemState = (typeof ITEM_STATES)[number]

export const ITEM_STATE_TEXT: Readonly<Record<ItemState, string>> = {
  new: 'New',
  open: 'Open',
  done: 'Done',
  spam: 'Spam',
}

export const MAX_NOTE_LENGTH = 2_000
/** Characters that fit into a form of 32 kB, whatever the script. */
export const MAX_ANSWER_LENGTH = 3_000
