/**
 * What components take from `react-router`, in the browser: the build puts this in its place there, and fails where a
 * component takes something else. The server has the library itself.
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

/** Whether an error is an answer with a status: of a loader, or of the server in place of data. */
export function isRouteErrorResponse(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && 'statusText' in error && 'data' in error
}

/** The library's build hands the props of routes to its hooks; `RouteAt` gives them itself. */
const asItIs = <T>(component: T): T => component
export { asItIs as UNSAFE_withComponentProps, asItIs as UNSAFE_withErrorBoundaryProps }
