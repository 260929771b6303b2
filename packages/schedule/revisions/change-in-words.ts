/** Descriptions of the history's changes, by their name without number or id. */
const CHANGES: ReadonlyMap<string, string> = new Map([
  ['save', 'saved the schedule'],
  ['keep', 'edited the schedule'],
  ['add product', 'added products'],
  ['change finish', 'changed a finish'],
  ['fix tags', 'gave tags'],
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
  ['restore version', 'restored an earlier version'],
])
const RESTORED = /^restore version (\d+)$/

/** Describes a change in the past tense: `saved the schedule`. Null for unknown changes. */
export function changeInWords(change: string): string | null {
  return CHANGES.get(change.replace(/ (?:\d+|[\da-f]{8}-[\da-f-]{27})$/, '')) ?? null
}

export function restoringChange(version: number): string {
  return `restore version ${version}`
}

/** The version that a change restored; null for any other change. */
export function restoredVersion(change: string): number | null {
  const version = RESTORED.exec(change)?.[1]
  return version === undefined ? null : Number(version)
}

/** A sentence for a state that a change ended: `Ari Lane saved the schedule`. */
export function historyText({ change, by }: { readonly change: string; readonly by: string }): string {
  const what = changeInWords(change) ?? 'changed the project'
  return by === '' ? `${what.slice(0, 1).toUpperCase()}${what.slice(1)}` : `${by} ${what}`
}
