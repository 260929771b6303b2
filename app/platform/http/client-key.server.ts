import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Config } from '../config.server.ts'

/** Groups of an IPv6 address that name a line: providers give each customer a /64 or more. */
const LINE_GROUPS = 4
const UNKNOWN = 'unknown'

/**
 * The client key for limits: an IPv4 address, or the /64 of an IPv6 address. An IPv4 address in IPv6 notation is that
 * IPv4 address. Anything that is no address counts as one client, so that made-up texts never become keys.
 */
export function clientKey(address: string): string {
  const [bare = ''] = address.split('%', 1)
  const version = isIP(bare)
  if (version === 0) return UNKNOWN
  if (version === 4) return bare
  const groups = listGroups(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return toIpv4(groups[6] ?? 0, groups[7] ?? 0)
  const line = groups.slice(0, LINE_GROUPS).map((group) => group.toString(16))
  return `${line.join(':')}::/64`
}

/** Client key of a request: behind a proxy, of the client that the proxy names. */
export function clientKeyOf({ headers, socket }: IncomingMessage, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const header = headers['x-forwarded-for']
  const forwarded = trustProxy && header !== undefined ? String(header).split(',').at(-1)?.trim() : undefined
  return clientKey(forwarded ?? socket.remoteAddress ?? '')
}

/** The eight groups of an IPv6 address as numbers. The URL parser writes every spelling of it in one way. */
function listGroups(address: string): number[] {
  const [before = '', after] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::')
  const head = readGroups(before)
  const tail = readGroups(after ?? '')
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail]
}

function readGroups(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))
}

function toIpv4(high: number, low: number): string {
  return [high >>> 8, high & 0xff, low >>> 8, low & 0xff].join('.')
}
