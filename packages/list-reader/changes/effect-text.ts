import { countText } from '@specify/core/text/count-text.ts'
import { totalQuantity } from '@specify/schedule/units.ts'
import type { LineEffect } from './model.ts'
import { signed } from './quantities.ts'

interface EffectOptions {
  /** The room that the row names: it is not said again. */
  readonly room: string
  /** The SKU that a product replaces. */
  readonly replaced?: string | undefined
}

/** `12 → 16 (+4)`, `10 → 0, taken out`, `96510-80BN → 96510-80C, 8`; with the room where the row does not say it. */
export function effectText(effects: readonly LineEffect[], { room, replaced }: EffectOptions): string {
  return effects
    .map((effect) => {
      const place = [effect.unitType, effect.room].filter(Boolean).join(', ')
      const said = replaced === undefined ? quantityText(effect) : replacedText(effect, replaced)
      return effects.length === 1 && effect.room === room ? said : `${place}: ${said}`
    })
    .join('; ')
}

function quantityText({ was, now, units }: LineEffect): string {
  if (was === now) return `${was}, as it is`
  const all = (quantity: number) => countText(totalQuantity({ quantity }, units))
  const inAll = units > 1 ? `, in all ${all(was)} → ${all(now)}` : ''
  if (now === 0) return `${was} → 0, taken out${inAll}`
  return `${was} → ${now} (${signed(now - was)})${inAll}`
}

function replacedText({ was, now, units, sku }: LineEffect, replaced: string): string {
  const inAll = units > 1 ? ` each, ${countText(totalQuantity({ quantity: now - was }, units))} in all` : ''
  const before = was > 0 ? ` (${was} → ${now})` : ''
  return `${replaced} → ${sku}, ${now - was}${inAll}${before}`
}
