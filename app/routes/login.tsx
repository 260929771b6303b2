import { redirect } from 'react-router'
import type { Route } from './+types/login.ts'

/** The sign-in entry: the market's home with the dialog open. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/${params.locale}/?login=true`)
}
