import { useEffect } from 'react'
import { PROJECT_PAGE_SIZE } from '#app/features/projects/list/project-list.ts'
import { readRowCount, withRowCount } from '#app/features/projects/list/rows-in-address.ts'

/** Writes the number of rows into the address, without a navigation: Back and reload load as many. */
export function useRowsInAddress(href: string, rows: number | null): void {
  useEffect(() => {
    const here = location.pathname + location.search
    // A navigation writes its address before this list unmounts: that one must stay.
    if (rows === null || withRowCount(here, 0) !== withRowCount(href, 0)) return
    if (readRowCount(location.search) !== Math.max(rows, PROJECT_PAGE_SIZE))
      history.replaceState(history.state, '', withRowCount(here, rows))
  }, [href, rows])
}
