import type { Database } from '#app/platform/database/database.server.ts'

interface Spelling {
  readonly field: string
  readonly key: string
  readonly spelling: string
}

/** Spellings of facet values that are added and removed when the set is applied. */
export interface SpellingChange {
  readonly add: readonly Spelling[]
  readonly remove: readonly Spelling[]
}

/**
 * Keeps with a set which spellings of its file are new, and which go.
 *
 * @param owned values that stand against the feed
 */
export async function keepSpellings(
  db: Database,
  setId: string,
  next: readonly Spelling[],
  { isWhole, owned }: { readonly isWhole: boolean; readonly owned: ReadonlySet<string> },
): Promise<void> {
  const former = await db.selectFrom('catalogue_spelling').selectAll().execute()
  const keyOf = ({ field, key }: Spelling) => `${field}\n${key}`
  const [before, after] = [
    new Map(former.map((each) => [keyOf(each), each])),
    new Map(next.map((each) => [keyOf(each), each])),
  ]
  const change: SpellingChange = {
    add: next.filter((each) =>
      isWhole ? before.get(keyOf(each))?.spelling !== each.spelling : !before.has(keyOf(each)),
    ),
    remove: isWhole
      ? former.filter((each) => {
          const spelling = after.get(keyOf(each))?.spelling
          // A value of an override is written as it was, unless the feed has it too.
          return spelling !== each.spelling && !(spelling === undefined && owned.has(each.spelling))
        })
      : [],
  }
  await db
    .updateTable('change_set')
    .set({ spellings: JSON.stringify(change) })
    .where('set_id', '=', setId)
    .execute()
}
