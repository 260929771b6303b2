import { z } from 'zod'
import { fetchAsset } from '#app/platform/pdf/pictures/fetch-asset.server.ts'
import type { DeliveredDocument } from './document.ts'

/** Answer of a content system: pages and data sources in the format of the files. */
const Delivery = z.object({
  pages: z.array(z.looseObject({ path: z.string(), markets: z.array(z.string()).optional() })).default([]),
  dataSources: z.record(z.string().regex(/^[\w-]{1,100}$/), z.unknown()).default({}),
  navigation: z.unknown().optional(),
  listings: z.unknown().optional(),
  vocabulary: z.unknown().optional(),
  projects: z.unknown().optional(),
  compliance: z.unknown().optional(),
  'room-rules': z.unknown().optional(),
})

/**
 * Fetches the content of an address as documents. Addresses of private networks are refused.
 * @throws Error where the request fails, or the answer is no delivery.
 */
export async function fetchDelivery(url: string): Promise<DeliveredDocument[]> {
  const delivery = Delivery.parse(JSON.parse((await fetchAsset(url, undefined, 'application/json')).toString('utf8')))
  const { navigation, listings, vocabulary, projects, compliance, 'room-rules': roomRules } = delivery
  const files = { navigation, listings, vocabulary, projects, compliance, 'room-rules': roomRules }
  return [
    ...delivery.pages.map((page) => ({ name: pageName(page), text: toText(page) })),
    ...Object.entries(delivery.dataSources).map(([id, source]) => ({ name: `data/${id}.json`, text: toText(source) })),
    ...Object.entries(files).flatMap(([name, file]) =>
      file === undefined ? [] : [{ name: `${name}.json`, text: toText(file) }],
    ),
  ]
}

function pageName({ path, markets }: { path: string; markets?: readonly string[] | undefined }): string {
  const written = path.replaceAll(/[^\w./-]/g, '_') || 'home'
  return `pages/${written}${markets ? `.${markets.join('-').replaceAll(/[^\w-]/g, '_')}` : ''}.json`
}

function toText(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
