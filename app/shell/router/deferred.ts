export interface Deferred {
  readonly promise: Promise<void>
  readonly resolve: () => void
}

/** `Promise.withResolvers` is younger than some browsers that the site is for. */
export function deferred(): Deferred {
  let resolve: Deferred['resolve'] = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
