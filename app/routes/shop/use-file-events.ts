import { useEffect } from 'react'
import { pushToDataLayer } from '#app/features/analytics/data-layer.ts'

const MODELS = /\.(?:rfa|skp|dwg|dxf|3ds|dae|obj|glb|ifc)$/i

/** Reports to the data layer which files are saved or opened from a page, by their links or all at once. */
export function useFileEvents(): void {
  useEffect(() => {
    function onClick({ target }: MouseEvent): void {
      const element = target instanceof Element ? target.closest<HTMLElement>('a[href], [data-file-count]') : null
      if (element) report(element)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}

function report(element: HTMLElement): void {
  const { fileCount, fileKind } = element.dataset
  if (fileCount !== undefined) {
    const count = Number(fileCount)
    pushToDataLayer(
      fileKind === 'bim' ? { event: 'bim_download', count } : { event: 'file_download', fileName: 'files.zip' },
    )
    return
  }
  if (!(element instanceof HTMLAnchorElement)) return
  const fileName = decodeURIComponent(element.pathname.split('/').at(-1) ?? '')
  if (MODELS.test(fileName)) pushToDataLayer({ event: 'bim_download', count: 1, fileName })
  else if (element.hasAttribute('download')) pushToDataLayer({ event: 'file_download', fileName })
  else if (/\.(?:pdf|svg)$/i.test(fileName)) pushToDataLayer({ event: 'file_open', fileName })
}
