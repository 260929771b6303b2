const MAX_LINK_LENGTH = 2_000

export function readLinkAddress(text: string, publicUrl: string): string | null {
  const address = text.trim()
  if (address.length > MAX_LINK_LENGTH) return null
  if (/^#[a-z][\w-]{0,60}$/i.test(address)) return address
  if (!URL.canParse(address, `${publicUrl}/`)) return null
  const { protocol, username, href } = new URL(address, `${publicUrl}/`)
  return /^(?:https?|mailto|tel):$/.test(protocol) && username === '' ? href : null
}
