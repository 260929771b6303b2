import { algoliasearch } from 'algoliasearch'
import { beforeAll } from 'vitest'
import { useSampleServer } from './use-sample-server.ts'

/** The client of the hosted service, on the sample index behind a server of one test file. */
export function useClient() {
  const { port } = useSampleServer()
  let client: ReturnType<typeof algoliasearch>
  beforeAll(() => {
    client = algoliasearch('app', 'key', {
      hosts: [{ url: `localhost:${port()}`, accept: 'readWrite', protocol: 'http' }],
    })
  })
  return () => client
}
