import { Component, Fragment, use, type ComponentType, type ReactNode } from 'react'
import type { Location } from 'react-router'
import { DepthContext, PageContext, PlaceContext, provided, RevalidatingContext } from './contexts.ts'
import { moduleOf } from './route-modules.ts'
import type { RouteParams } from './route-table.ts'

/** The route at a depth of the page, or its error. */
export function RouteAt({ depth }: { depth: number }): ReactNode {
  const { matches, loaderData, errors } = provided(use(PageContext))
  const match = matches[depth]
  const module = match && moduleOf(match.route.id)
  if (!match || !module) return null
  const { default: Page, ErrorBoundary, Layout = Fragment } = module
  const { route, params } = match
  const hasFailed = errors !== null && Object.hasOwn(errors, route.id)
  const page = Page && (
    <Layout>
      <Page loaderData={loaderData[route.id]} params={params} />
    </Layout>
  )
  const shown = ErrorBoundary ? (
    <Boundary
      error={hasFailed ? { value: errors[route.id] } : null}
      errorPage={ErrorBoundary}
      layout={Layout}
      params={params}
    >
      {page}
    </Boundary>
  ) : (
    page
  )
  return <DepthContext value={depth + 1}>{shown}</DepthContext>
}

export function Outlet(): ReactNode {
  return <RouteAt depth={use(DepthContext)} />
}

interface Caught {
  readonly value: unknown
}

interface BoundaryProps {
  readonly error: Caught | null
  readonly errorPage: ComponentType<{ readonly error: unknown; readonly params: RouteParams }>
  readonly layout: ComponentType<{ readonly children: ReactNode }> | typeof Fragment
  readonly params: RouteParams
  readonly children: ReactNode
}

/** Apart from the route, so that a page is not drawn again because its data are asked for. */
function Boundary(props: BoundaryProps): ReactNode {
  const { location } = provided(use(PlaceContext))
  return <RouteBoundary {...props} place={location} isRevalidating={use(RevalidatingContext)} />
}

interface Moment {
  readonly place: Location
  readonly isRevalidating: boolean
}

interface BoundaryState extends Moment {
  readonly error: Caught | null
}

/** Shows an error of a route's data or of its components, until the reader goes on or the page is loaded again. */
class RouteBoundary extends Component<BoundaryProps & Moment, BoundaryState> {
  override state: BoundaryState = {
    error: this.props.error,
    place: this.props.place,
    isRevalidating: this.props.isRevalidating,
  }

  static getDerivedStateFromError(value: unknown): Partial<BoundaryState> {
    return { error: { value } }
  }

  static getDerivedStateFromProps(props: BoundaryProps & Moment, state: BoundaryState): BoundaryState {
    const { place, isRevalidating } = props
    const isOver = state.place !== place || (state.isRevalidating && !isRevalidating)
    return { error: isOver ? props.error : (props.error ?? state.error), place, isRevalidating }
  }

  override render(): ReactNode {
    const { errorPage: ErrorPage, layout: Layout, params, children } = this.props
    if (!this.state.error) return children
    return (
      <Layout>
        <ErrorPage error={this.state.error.value} params={params} />
      </Layout>
    )
  }
}
