import type { z } from 'zod'
import type { DeepReadonly } from '@specify/core/data/deep-readonly.ts'
import type { Locale } from '@specify/core/market.ts'
import { callAction } from '#app/ui/loading/call-action.ts'
import type { Room } from '@specify/schedule/model.ts'
import { accessPart } from '@specify/catalogue/facts/room-access.ts'
import type { TemplateShape } from '#app/features/projects/project-actions/shapes/template-shapes.server.ts'

export type ListedTemplate = DeepReadonly<z.output<typeof TemplateShape>>

export function templateCalls(locale: Locale) {
  return {
    list: () => callAction('projectBuilder/listTemplates', {}, locale),
    save: (name: string, rooms: readonly Room[]) =>
      callAction(
        'projectBuilder/saveTemplate',
        {
          name,
          rooms: rooms.map((room) => ({
            name: room.name,
            note: room.note,
            ...accessPart(room.access),
            lineItems: room.items.map(({ sku, quantity, note, name, free }) => ({
              sku,
              quantity,
              note,
              ...(free && { name, free }),
            })),
          })),
        },
        locale,
      ),
    share: (id: string, isShared: boolean) => callAction('projectBuilder/updateTemplate', { id, isShared }, locale),
    remove: (id: string) => callAction('projectBuilder/deleteTemplate', { id }, locale),
    rename: (id: string, name: string) => callAction('projectBuilder/updateTemplate', { id, name }, locale),
  }
}
