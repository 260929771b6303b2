/** How the history of projects names a change, by its beginning, and what is said of it. */
const CHANGES: readonly (readonly [start: string, text: string])[] = [
  ['save', 'saved the schedule'],
  ['add product', 'added products'],
  ['change finish', 'changed a finish'],
  ['replace product', 'replaced a product'],
  ['insert template', 'inserted a template'],
  ['change rooms', 'changed rooms'],
  ['add rooms', 'added rooms'],
  ['edit details', 'changed the details'],
  ['import list', 'added a list'],
  ['undo list', 'took back a list'],
  ['status', 'opened or closed the project'],
  ['showPricesOnPdf', 'changed the prices of the PDF'],
  ['showLandscape', 'changed the page of the PDF'],
  ['restore version', 'restored a former state'],
]

/** What somebody did to a project, in the past: `saved the schedule`. Other words are answered as they are. */
export function changeText(change: string): string {
  return CHANGES.find(([start]) => change.startsWith(start) && !change.startsWith('saved'))?.[1] ?? change
}
