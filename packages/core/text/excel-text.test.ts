import { expect, it } from 'vitest'
import { excelText } from './excel-text.ts'

it.each([
  ['_x0041_', '_x005F_x0041_'],
  ['a _x000d_ b_xZZZZ_', 'a _x005F_x000d_ b_xZZZZ_'],
  ['SKU_X_1', 'SKU_X_1'],
])('%s is written as %s', (text, written) => expect(excelText(text)).toBe(written))
