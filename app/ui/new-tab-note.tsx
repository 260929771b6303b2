/** What links that open a tab of their own point to as their description. */
export const NEW_TAB_NOTE_ID = 'opens-in-new-tab'

/** Stands once in every page. */
export function NewTabNote() {
  return (
    <span id={NEW_TAB_NOTE_ID} hidden>
      Opens in a new tab
    </span>
  )
}
