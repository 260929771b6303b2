export const NEW_TAB_NOTE_ID = 'opens-in-new-tab'

export function NewTabNote() {
  return (
    <span id={NEW_TAB_NOTE_ID} hidden>
      Opens in a new tab
    </span>
  )
}
