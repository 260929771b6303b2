import { expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import { buildingStatement } from './building-product/statement.ts'
import { toCobieJob } from './cobie/to-cobie-job.ts'
import { productFigures } from './compliance/product-figures.ts'
import { ifcPropertySets } from '@specify/models/ifc/ifc-properties.ts'
import { typeCatalogue } from './revit/type-catalogue.ts'
import type { EvidenceSchedule } from './schedule.ts'
import { evidenceLine, plainListed, TABLES } from './testing/lines.ts'

const ACCESS = { standard: 'AS 1428.1', edition: '2021', clause: '14', use: 'accessible' } as const
const RAILS = {
  'an attribute alone': [{ attributes: { standards: 'AS/NZS 2208' } }, {}, 'AS/NZS 2208'],
  'a standard of access alone': [{}, { accessStandards: [ACCESS] }, 'AS 1428.1:2021, clause 14'],
  both: [
    { attributes: { standards: 'AS/NZS 2208, AS 1428.1:2021' }, accessStandards: [{ ...ACCESS, hand: 'left' }] },
    { accessStandards: [ACCESS] },
    'AS/NZS 2208; AS 1428.1:2021, clause 14, left hand',
  ],
  none: [{}, {}, ''],
} as const

it.each(Object.entries(RAILS))(
  'states the same standards of %s wherever it states them',
  (_, [variant, product, said]) => {
    const listed = plainListed('R1', variant, product)
    const line = evidenceLine({ listed })
    const schedule = {
      project: { projectId: 'p', projectName: 'P', locale: 'au' },
      revision: null,
      dataAt: new Date(0),
      company: '',
      rights: { files: false },
    } as unknown as EvidenceSchedule
    const [type] = toCobieJob(schedule, [line], { email: '', currency: 'AUD', origin: '' }).types
    const [head = [], row = []] = finishSteps(typeCatalogue([line], 'https://a.test/au/'))
    const properties = ifcPropertySets(listed, 'grab-rail', 'au').flatMap((set) => set.properties)
    const stated = buildingStatement(listed, 'au').identity.find(({ label }) => label === 'Standards')

    expect(productFigures(listed, TABLES.kinds).standards.join('; ')).toBe(said)
    expect(type?.fields.standards ?? '').toBe(said)
    expect(row[head.indexOf('Standards##other##')]).toBe(said)
    expect(properties.find(([name]) => name === 'Standards')?.[1]?.value ?? '').toBe(said)
    expect(stated?.value ?? '').toBe(said)
  },
)
