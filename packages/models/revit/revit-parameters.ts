import type { AttributeKey } from '@specify/catalogue/facts/attributes.ts'

type DataType = 'TEXT' | 'NUMBER' | 'LENGTH' | 'YESNO' | 'URL'

export interface RevitParameter {
  /** Null for Revit's own parameters; fixed for ours, since families find their values by it. */
  readonly guid: string | null
  readonly name: string
  readonly dataType: DataType
  readonly group: 1 | 2 | 3
  readonly description: string
  readonly from: AttributeKey | 'brand' | 'name' | 'sku' | 'url' | 'tags'
}

const REVIT_GROUPS = ['Specify Identity', 'Specify Water', 'Specify Dimensions'] as const

const own = (
  guid: string,
  group: 1 | 2 | 3,
  name: string,
  dataType: DataType,
  from: RevitParameter['from'],
  description: string,
): RevitParameter => ({ guid, name, dataType, group, from, description })

/** Parameters that every type has in Revit. */
const BUILT_IN: readonly RevitParameter[] = (
  [
    ['Manufacturer', 'TEXT', 'brand'],
    ['Model', 'TEXT', 'sku'],
    ['Description', 'TEXT', 'name'],
    ['URL', 'URL', 'url'],
  ] as const
).map(([name, dataType, from]) => ({ guid: null, name, dataType, group: 1, from, description: '' }))

export const REVIT_PARAMETERS: readonly RevitParameter[] = [
  ...BUILT_IN,
  own('5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e0001', 1, 'Specify Tag', 'TEXT', 'tags', 'Schedule code, as BM-01'),
  own('5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e0002', 1, 'Specify Finish', 'TEXT', 'colour', 'Finish of the variant'),
  own('5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e0003', 1, 'Specify Material', 'TEXT', 'item-material', 'Main material'),
  own('5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e0004', 1, 'Specify Warranty', 'TEXT', 'warranty', 'Warranty of the product'),
  own('5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e0005', 1, 'Specify GTIN', 'TEXT', 'ean', 'Barcode number'),
  own('5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e0011', 2, 'WELS Rating', 'TEXT', 'wels-rating', 'Stars of AS/NZS 6400'),
  own('5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e0012', 2, 'WELS Registration', 'TEXT', 'wels-registration', 'Number'),
  own('5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e0013', 2, 'WELS Flow', 'NUMBER', 'litres-per-minute', 'Litres a minute'),
  own('5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e0014', 2, 'Full Flush', 'TEXT', 'wels-flush-volume-1', 'Litres'),
  own('5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e0015', 2, 'Half Flush', 'TEXT', 'wels-flush-volume-2', 'Litres'),
  own('5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e0016', 2, 'WaterMark Licence', 'TEXT', 'watermark-licence', 'Number'),
  own('5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e0017', 2, 'Lead Free', 'YESNO', 'leadfree', 'As the maker states'),
  own('5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e0018', 2, 'Standards', 'TEXT', 'standards', 'As the maker states'),
  own('5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e0019', 2, 'AS 1428.1 Accessible', 'YESNO', 'IsAS14281Compliant', 'As stated'),
  own('5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e001a', 2, 'AS 1428.1 Ambulant', 'YESNO', 'IsAS14281Ambulant', 'As stated'),
  own('5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e0021', 3, 'Specify Width', 'LENGTH', 'width', 'Left to right'),
  own('5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e0022', 3, 'Specify Height', 'LENGTH', 'height', 'Over all'),
  own('5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e0023', 3, 'Specify Depth', 'LENGTH', 'depth', 'Back to front'),
  own('5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e0024', 3, 'Spout Reach', 'LENGTH', 'outlet-length', 'To the stream'),
  own('5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e0025', 3, 'Outlet Height', 'LENGTH', 'outlet-height', 'Above the hob'),
  own('5b0f1d6e-6a1c-4a57-9a36-0d1f7c1e0026', 3, 'Set Out', 'TEXT', 'set-out', 'Of the drain'),
]

/** A shared parameter file of Revit (version 2): tabs, CRLF, ASCII. */
export function sharedParameterFile(): string {
  const rows = [
    ['# This is a Revit shared parameter file.'],
    ['# Do not edit manually.'],
    ['*META', 'VERSION', 'MINVERSION'],
    ['META', '2', '1'],
    ['*GROUP', 'ID', 'NAME'],
    ...REVIT_GROUPS.map((name, index) => ['GROUP', String(index + 1), name]),
    [
      '*PARAM',
      'GUID',
      'NAME',
      'DATATYPE',
      'DATACATEGORY',
      'GROUP',
      'VISIBLE',
      'DESCRIPTION',
      'USERMODIFIABLE',
      'HIDEWHENNOVALUE',
    ],
    ...REVIT_PARAMETERS.flatMap(({ guid, name, dataType, group, description }) =>
      guid === null ? [] : [['PARAM', guid, name, dataType, '', String(group), '1', description, '1', '0']],
    ),
  ]
  return rows.map((cells) => `${cells.join('\t')}\r\n`).join('')
}
