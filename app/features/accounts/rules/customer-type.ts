export const CUSTOMER_TYPES = ['internal', 'consumer', 'business'] as const
export type CustomerType = (typeof CUSTOMER_TYPES)[number]

const MAILBOX_DOMAINS = new Set(
  (
    'gmail.com googlemail.com outlook.com outlook.com.au hotmail.com hotmail.com.au hotmail.co.nz live.com live.com.au ' +
    'msn.com yahoo.com yahoo.com.au yahoo.co.nz ymail.com icloud.com me.com mac.com aol.com proton.me protonmail.com ' +
    'fastmail.com fastmail.com.au gmx.com mail.com zoho.com hey.com bigpond.com bigpond.net.au optusnet.com.au ' +
    'optusnet.com iinet.net.au internode.on.net tpg.com.au dodo.com.au westnet.com.au xtra.co.nz slingshot.co.nz ' +
    'orcon.net.nz vodafone.co.nz'
  ).split(' '),
)

/**
 * Customer type of an address: staff by the domains that the operator names, private people by those of mail providers.
 */
export function customerTypeOf(email: string, staffDomains: readonly string[]): CustomerType {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (staffDomains.includes(domain)) return 'internal'
  return MAILBOX_DOMAINS.has(domain) ? 'consumer' : 'business'
}
