import { api } from '#app/addresses/api.ts'
import styles from './content-tables.module.css'

export function fillTables(root: HTMLElement, signal: AbortSignal): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-table]')) void fill(place, signal)
}

async function fill(place: HTMLElement, signal: AbortSignal): Promise<void> {
  const { table: source = '', tableTitle = '' } = place.dataset
  const rows = await fetchRows(source, signal).catch((error: unknown) => {
    if (!signal.aborted) console.warn('The table could not be read', error)
    return []
  })
  if (signal.aborted) return
  place.replaceChildren(rows.length > 0 ? tableOf(rows, tableTitle) : stateOf('No data available to display.'))
}

async function fetchRows(source: string, signal: AbortSignal): Promise<string[][]> {
  const [, locale = 'au'] = location.pathname.split('/')
  const response = await fetch(api.contentTable.href({ locale, source }), { signal })
  if (!response.ok) throw new Error(`it answered ${response.status}`)
  const { rows }: { rows: string[][] } = await response.json()
  return rows
}

function stateOf(text: string): HTMLElement {
  const state = document.createElement('p')
  state.className = styles.state ?? ''
  state.setAttribute('role', 'status')
  state.textContent = text
  return state
}

/** The first row has the column headings, the first cell of each other row its heading. */
function tableOf([head = [], ...rows]: readonly string[][], title: string): HTMLElement {
  const frame = document.createElement('div')
  frame.className = styles.frame ?? ''
  frame.tabIndex = 0
  frame.setAttribute('role', 'region')
  frame.setAttribute('aria-label', title)
  const table = document.createElement('table')
  table.className = styles.table ?? ''
  table.createCaption().textContent = title
  const headRow = table.createTHead().insertRow()
  for (const name of head) headRow.append(headCell(name, 'col'))
  const body = table.createTBody()
  for (const row of rows) {
    const line = body.insertRow()
    for (const [index, text] of row.entries()) {
      if (index === 0 && text !== '') line.append(headCell(text, 'row'))
      else line.insertCell().textContent = text
    }
  }
  frame.append(table)
  return frame
}

function headCell(text: string, scope: 'col' | 'row'): HTMLElement {
  const cell = document.createElement(text === '' ? 'td' : 'th')
  if (text !== '') cell.setAttribute('scope', scope)
  cell.textContent = text
  return cell
}
