import type { Locale } from '@specify/core/market.ts'
import type { Profile } from './profile.ts'

/** `home` is the market that the profile belongs to. */
export function profilePayload(profile: Profile, home: Locale) {
  const { postalCode, marketingConsent, ...texts } = profile
  return {
    ...texts,
    legal_entity: home,
    postal_code: postalCode,
    customer_marketing_consent: marketingConsent ? ('yes' as const) : ('' as const),
  }
}
