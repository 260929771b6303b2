import type { FinishName } from '#demo/models/finishes.ts'

/** A finish in the price list and data sheet of a metal product. */
export interface FinishTrade {
  /** Letters in the item code. */
  readonly suffix: string
  /** Against chrome or white. */
  readonly priceFactor: number
  readonly coating: string
  readonly surface: string
}

const finish = (suffix: string, priceFactor: number, coating: string, surface: string): FinishTrade => ({
  suffix,
  priceFactor,
  coating,
  surface,
})

export const FINISH_TRADE: Record<FinishName, FinishTrade> = {
  Chrome: finish('C', 1, 'Electroplated nickel and chromium', 'Polished'),
  'Matte Black': finish('B', 1.18, 'Electrophoretic', 'Matte'),
  'Brushed Nickel': finish('BN', 1.29, 'PVD', 'Brushed'),
  'Brushed Brass': finish('BB', 1.43, 'PVD', 'Brushed'),
  'Brushed Bronze': finish('BZ', 1.43, 'PVD', 'Brushed'),
  Gunmetal: finish('GM', 1.36, 'PVD', 'Brushed'),
  'Stainless Steel': finish('S', 1.08, 'Uncoated', 'Brushed'),
  'Polished Stainless Steel': finish('PS', 1.12, 'Uncoated', 'Polished'),
  'Brushed Rose Gold': finish('RG', 1.48, 'PVD', 'Brushed'),
  'Polished Brass': finish('PB', 1.46, 'PVD', 'Polished'),
  'Polished Nickel': finish('PN', 1.38, 'PVD', 'Polished'),
  White: finish('W', 1, 'Powder coat', 'Gloss'),
  'Matte White': finish('MW', 1.22, 'Powder coat', 'Matte'),
  'Matte Clay': finish('CL', 1.45, 'Powder coat', 'Matte'),
  'Matte Grey': finish('GR', 1.38, 'Powder coat', 'Matte'),
  'Matte Navy': finish('NV', 1.48, 'Powder coat', 'Matte'),
  'Matte Sage': finish('SG', 1.48, 'Powder coat', 'Matte'),
  'Matte Blush': finish('BL', 1.48, 'Powder coat', 'Matte'),
  Pearl: finish('PL', 1.4, 'Powder coat', 'Satin'),
  Graphite: finish('GP', 1.33, 'PVD', 'Satin'),
  'Raw Brass': finish('RB', 1.4, 'None, ages naturally', 'Brushed'),
}
