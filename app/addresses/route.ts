/** An address below the root of the site. */
export type Href = `/${string}`

/** Null and undefined leave the parameter out, a list repeats it. */
type QueryValue = string | number | readonly string[] | null | undefined
type Query = Readonly<Record<string, QueryValue>>
type InMarket = { readonly locale: string }
type Optional<Parameters> = { readonly [Name in keyof Parameters]?: Parameters[Name] | null | undefined }

type SegmentOf<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? First | SegmentOf<Rest>
  : Pattern
type ParameterOf<Segment extends string> = Segment extends `:${infer Name}`
  ? Name
  : Segment extends '*'
    ? 'path'
    : never
/** Parameters of a pattern by name: `token` of `l/:token`, `path` of `warranty/*`. */
export type PathParameters<Pattern extends string> = Readonly<Record<ParameterOf<SegmentOf<Pattern>>, string>>

interface Spelling {
  /** False where an address is promised without the slash that ends all others. */
  readonly endsInSlash?: boolean
  /** Writes a space as `%20`; otherwise it is `+`, as forms write it. */
  readonly percentEncoded?: boolean
}

/** An address below a market: its pattern is the router's, its parameters are typed. */
export class Route<Pattern extends string, Parameters extends Query & InMarket = InMarket> {
  readonly pattern: Pattern
  private readonly spelling: Spelling
  private readonly segments: readonly string[]
  private readonly inPath: ReadonlySet<string>

  constructor(pattern: Pattern, spelling: Spelling = {}) {
    this.pattern = pattern
    this.spelling = spelling
    this.segments = pattern.split('/').filter(Boolean)
    this.inPath = new Set(['locale', ...this.segments.map(parameterName)])
  }

  /** Types parameters that the query must have. */
  requires<More extends Query>(): Route<Pattern, Parameters & More> {
    return new Route(this.pattern, this.spelling)
  }

  /** Types parameters that the query may have. */
  allows<More extends Query>(): Route<Pattern, Parameters & Optional<More>> {
    return new Route(this.pattern, this.spelling)
  }

  /** Below the market, as data writes it: `product/basin-mixer-123/`. Values are encoded, but for the rest `*`. */
  below(values: PathParameters<Pattern>): string {
    const valueOf: Readonly<Record<string, string>> = values
    const written = this.segments.map((segment) => {
      if (segment === '*') return valueOf['path'] ?? ''
      return segment.startsWith(':') ? encodeURIComponent(valueOf[parameterName(segment)] ?? '') : segment
    })
    const parts = written.filter(Boolean)
    return parts.join('/') + (parts.length > 0 && this.spelling.endsInSlash !== false ? '/' : '')
  }

  /** Without a query: what a form that has the parameters as fields is sent to. */
  path(values: InMarket & PathParameters<Pattern>): Href {
    return marketHref(values.locale, this.below(values))
  }

  /** Parameters of the query come in the order of `values`. */
  href(values: PathParameters<Pattern> & Parameters): Href {
    const query = this.writeQuery(values)
    return query === '' ? this.path(values) : `${this.path(values)}?${query}`
  }

  /** For descriptions of calls: `/{locale}/api/listing/{path}/`. */
  get template(): Href {
    const written = this.segments.map((segment) => (/^[:*]/.test(segment) ? `{${parameterName(segment)}}` : segment))
    return `/${['{locale}', ...written].join('/')}/`
  }

  private writeQuery(values: Query): string {
    const pairs = Object.entries(values).flatMap(([name, value]) => {
      if (value === null || value === undefined || this.inPath.has(name)) return []
      const each = typeof value === 'object' ? value : [value]
      return each.map((one): [string, string] => [name, String(one)])
    })
    if (!this.spelling.percentEncoded) return new URLSearchParams(pairs).toString()
    return pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  }
}

function parameterName(segment: string): string {
  return segment === '*' ? 'path' : segment.replace(/^:/, '')
}

/** Names of the forms of a page, by its parameter `form`. */
export type FormOf<Page> =
  Page extends Route<string, infer Values>
    ? Values extends { readonly form?: infer Form }
      ? NonNullable<Form>
      : never
    : never

/** An address that data names below the market (a product, a link of a menu), with its own slash, query and anchor. */
export function marketHref(locale: string, path: string): Href {
  return `/${locale}/${path.startsWith('/') ? path.slice(1) : path}`
}

/** The same address in another market. */
export function hrefInMarket(locale: string, href: string): string {
  return href.replace(/^\/[^/]+/, `/${locale}`)
}

/** A complete address. `origin` is like `https://specify.example`, without a slash at its end. */
export function absoluteHref(origin: string, href: Href): string {
  return origin + href
}
