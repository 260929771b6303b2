import { redirect } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { takePosts, type PostableForm } from '../account/take-posts.server.ts'
import type { Route } from './+types/stop-seeing.ts'

const stop: PostableForm = {
  kept: [],
  async send({ call, locale }) {
    const outcome = await call('console/stopSeeing', {}, locale)
    // Stopped in another tab.
    return { next: outcome.kind === 'done' ? outcome.answer.from : routes.console.today.path({ locale }) }
  },
}

export const action = takePosts({ stop }, 'stop')

export function loader({ params }: Route.LoaderArgs) {
  throw redirect(routes.console.today.path({ locale: params.locale }))
}
