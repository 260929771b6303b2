/**
 * The parts of `react-router` that components import, in the browser: the build substitutes this module, and fails
 * where a component imports anything else. The server uses the library itself.
 */
export { Links, Meta, ScrollRestoration, Scripts } from './document.tsx'
export {
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
} from './hooks.ts'
export { Outlet } from './routes.tsx'

export const NavigationType = { Pop: 'POP', Push: 'PUSH', Replace: 'REPLACE' } as const

/** Returns whether an error is a response with a status, by a loader or by the server instead of data. */
export function isRouteErrorResponse(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && 'statusText' in error && 'data' in error
}

/** The library's build hands the props of routes to its hooks; `RouteAt` gives them itself. */
const asItIs = <T>(component: T): T => component
export { asItIs as UNSAFE_withComponentProps, asItIs as UNSAFE_withErrorBoundaryProps }
