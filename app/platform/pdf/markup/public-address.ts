import { BlockList, isIP } from 'node:net'

/** Networks that are not the public Internet (IANA special-purpose registries, RFC 6890 and its updates). */
const SPECIAL_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
/** Reserved ranges within 2000::/3, the only IPv6 range in use: documentation, Teredo, 6to4. */
const SPECIAL_IPV6 = [
  ['2001:db8::', 32],
  ['2001::', 23],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const special = new BlockList()
for (const [network, prefix] of SPECIAL_IPV4) special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of SPECIAL_IPV6) special.addSubnet(network, prefix, 'ipv6')
const handedOut = new BlockList()
handedOut.addSubnet('2000::', 3, 'ipv6')

/** Returns whether an IP address is public: neither this host nor its network nor a tunnel to them. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4')
    case 6:
      return handedOut.check(address, 'ipv6') && !special.check(address, 'ipv6')
    default:
      return false
  }
}
