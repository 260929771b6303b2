/** The account that is signed in on this page. */
let signedInAs: string | null = null

/** Says whose searches and clicks these are from here on: those of an account by its id, or a visitor's. */
export function identifySearcher(accountId: string | null): void {
  signedInAs = accountId
}

/** The id of the account whose searches and clicks these are; null for a visitor. */
export function searcher(): string | null {
  return signedInAs
}
