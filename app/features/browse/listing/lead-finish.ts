/** The signature finishes of collections, by the catalogue's name of the collection. */
export type LeadFinishes = ReadonlyMap<string, string>

interface Collection {
  readonly kind: string
  readonly filter: Readonly<Record<string, unknown>>
  readonly finish?: string
}

export function leadFinishes(definitions: readonly Collection[]): LeadFinishes {
  return new Map(
    definitions.flatMap(({ kind, filter: { range }, finish }) =>
      kind === 'collection' && typeof range === 'string' && finish !== undefined ? [[range, finish] as const] : [],
    ),
  )
}

/**
 * Returns whether a variant leads a card where no filter and no colour in the query decides. It is the variant in the
 * signature finish of its collection, so that a row of cards shows several finishes; without one the master leads.
 * Product pages, the API and price order keep the master.
 */
export function leadsCard(
  variant: { readonly colour: string | null },
  { range, leads }: { readonly range: string | undefined; readonly leads: LeadFinishes | undefined },
): boolean {
  const finish = range === undefined ? undefined : leads?.get(range)
  return finish !== undefined && variant.colour === finish
}
