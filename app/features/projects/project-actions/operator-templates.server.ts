import type { Specifier } from '#app/features/accounts/rules/access.ts'
import { findKeptTemplate } from '../store/template-store.server.ts'
import type { Template } from '@specify/schedule/rooms/templates.ts'
import { readerOf, type TemplateContext } from './shapes/project-context.ts'

type OperatorContext = Pick<TemplateContext, 'catalogue' | 'content' | 'locale' | 'visibility'>

/** The operator's templates with the products that are sold in the market; templates without any are left out. */
export function operatorTemplates(context: OperatorContext): Template[] {
  const { content, locale } = context
  const { findProduct } = readerOf(context)
  return content.projects.templates
    .filter(({ markets }) => !markets || markets.includes(locale))
    .map(({ id, name, rooms }) => ({
      id,
      name,
      isOwn: false,
      isShared: false,
      mayChange: false,
      rooms: rooms.map((room) => ({
        ...room,
        lineItems: room.lineItems.flatMap((line) => {
          const product = findProduct(line.sku, locale)
          return product ? [{ ...line, productId: product.productId, name: product.name[locale] }] : []
        }),
      })),
    }))
    .filter(({ rooms }) => rooms.some(({ lineItems }) => lineItems.length > 0))
}

/** @throws AppError `not_found` where it is neither the operator's nor of the account or its company. */
export async function findTemplate(
  context: OperatorContext & Pick<TemplateContext, 'db'>,
  of: Pick<Specifier, 'accountId' | 'company'>,
  templateId: string,
): Promise<Template> {
  const offered = operatorTemplates(context).find(({ id }) => id === templateId)
  return offered ?? findKeptTemplate(context.db, of, templateId)
}
