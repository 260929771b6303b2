declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

/** Adds an event to the data layer of the page, for whoever reads it. */
export function pushToDataLayer(event: Record<string, unknown>): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
