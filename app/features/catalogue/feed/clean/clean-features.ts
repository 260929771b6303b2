import { LOCALES, type Locale } from '@specify/core/market.ts'
import { isBlank } from '@specify/catalogue/facts/blank.ts'
import type { Variant } from '@specify/catalogue/product/model.ts'
import { splitFeatures } from '@specify/catalogue/product/features.ts'
import { cleanLines } from './clean-text.ts'
import { readByMarket } from '../by-market.ts'
import { type Remark, isText } from './clean-files.ts'

export function cleanFeatures(cell: unknown, remark: Remark): Variant['features'] {
  const features: Partial<Record<Locale, readonly string[]>> = {}
  const byMarket = readByMarket(cell, (name) => remark(`attributes.features.${name}`, 'unknown language: left out'))
  for (const locale of LOCALES) {
    const local = byMarket[locale]
    if (isBlank(local)) continue
    const bullets = Array.isArray(local) ? local.filter(isText).map(String) : isText(local) ? splitText(local) : []
    features[locale] = bullets.map(cleanLines).filter((bullet) => !isBlank(bullet))
  }
  return features
}

function splitText(cell: string | number): string[] {
  return splitFeatures(cleanLines(String(cell)))
}
