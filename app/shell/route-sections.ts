export interface SiteRoute {
  readonly path?: string
  readonly parentId?: string
}

/**
 * The part of an address behind the market rules nearly all routes out: what is named differently there cannot match.
 * The router tries all of them one after the other otherwise, a listing's last, twice for each page.
 */
export class RouteSections {
  /** The part behind the market as each route names it; null where any will do. */
  private readonly sections: ReadonlyMap<string, string | null>
  private readonly named: ReadonlySet<string | null>

  constructor(routes: Readonly<Record<string, SiteRoute | undefined>>) {
    this.sections = new Map(Object.keys(routes).map((id) => [id, sectionOfPath(fullPath(routes, id))]))
    this.named = new Set(this.sections.values())
  }

  /** One of a fixed number: '' where no route names the part. Null where all routes have to be tried. */
  sectionOf(pathname: string): string | null {
    const [, , part = ''] = pathname.replace(/\.data$/, '').split('/')
    if (pathname.includes('//')) return null
    try {
      const section = decodeURIComponent(part).toLowerCase()
      return this.named.has(section) ? section : ''
    } catch {
      return null
    }
  }

  /** The routes that an address of the section can match, with their parents. */
  idsIn(section: string | null): string[] {
    const isPossible = (own: string | null) => section === null || own === null || own === section
    return Array.from(this.sections).flatMap(([id, own]) => (isPossible(own) ? id : []))
  }
}

function fullPath(routes: Readonly<Record<string, SiteRoute | undefined>>, id: string): string {
  const { path = '', parentId } = routes[id] ?? {}
  return parentId === undefined ? path : `${fullPath(routes, parentId)}/${path}`
}

function sectionOfPath(path: string): string | null {
  const [, part = ''] = path.split('/').filter(Boolean)
  return part === '' || /^[:*]/.test(part) ? null : part.toLowerCase()
}
