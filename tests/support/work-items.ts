import { randomUUID } from 'node:crypto'
import type { Enquiry } from '#app/features/contact/enquiry.ts'
import type { Database } from '#app/platform/database/database.server.ts'

const FORM: Enquiry = {
  First_Name: 'Priya',
  Email: 'priya@harbour.test',
  Purpose_of_Enquiry: 'General',
  Message: 'Which spout length?',
  Occupation: 'Builder',
  Preferred_Contact_Method: 'Email',
  Street_Address: '',
  Phone: '',
  State: 'NSW',
  Country: 'AU',
  Source_Site: 'Specify',
}

/** Stores enquiries as the form does; answers their ids. */
export async function givenEnquiries(db: Database, forms: readonly Partial<Enquiry>[], at = new Date()) {
  const rows = await db
    .insertInto('enquiry')
    .values(
      forms.map((form) => ({
        mail_id: randomUUID(),
        locale: 'au' as const,
        form: JSON.stringify({ ...FORM, ...form }),
        created_at: at,
      })),
    )
    .returning('enquiry_id')
    .execute()
  return rows.map((row) => row.enquiry_id)
}

/** Stores an order of one product; answers its number. */
export async function givenOrder(db: Database, { sku = 'A100', placedAt = new Date() } = {}): Promise<string> {
  const orderNumber = `AU-${randomUUID().slice(0, 9).toUpperCase()}`
  const money = { priceCents: 1_000, totalCents: 1_000, discountCents: 0, taxCents: 91 }
  const record = {
    currency: 'AUD',
    lines: [
      { sku, name: `Mixer ${sku}`, variantName: '', path: '', image: null, count: 1, isInternal: false, ...money },
    ],
    subtotalCents: 1_000,
    discountCents: 0,
    shipping: { shippingMethodId: 'standard', name: 'Standard', priceCents: 0, taxCents: 0 },
    taxCents: 91,
    totalCents: 1_000,
    discounts: [],
    payment: { method: 'account', label: 'On account', reference: '' },
  }
  await db
    .insertInto('customer_order')
    .values({
      order_number: orderNumber,
      checkout_key: randomUUID(),
      locale: 'au',
      total_cents: 1_000,
      record: JSON.stringify(record),
      placed_at: placedAt,
      changed_at: placedAt,
    })
    .execute()
  return orderNumber
}
