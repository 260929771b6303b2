/** A link of a menu. Addresses are below the locale: `/products/tapware/`. */
export interface MenuLink {
  readonly label: string
  readonly href: string
  /** The finish whose swatch stands before it. */
  readonly swatch?: string | undefined
}

/** A column of a mega menu: a heading and its links. */
export interface MenuGroup extends MenuLink {
  readonly links: readonly MenuLink[]
}

export interface MenuPicture {
  /** Media address: `ProductThumbnail/pages/rooms/ensuite.avif`. */
  readonly url: string
  readonly caption: string
  readonly href: string
}

export interface MenuEntry {
  readonly label: string
  readonly title: string
  readonly mega_menu: boolean
  readonly mega_menu_url: { readonly href: string }
  readonly submenu_links: readonly MenuGroup[]
  /** Beside the links; it leads somewhere. */
  readonly picture?: MenuPicture | undefined
}

interface FooterColumn {
  readonly title: string
  readonly links: readonly MenuLink[]
}

export interface Navigation {
  readonly header: readonly MenuEntry[]
  readonly footer: readonly FooterColumn[]
}

/** The entries of the menu, without the panels, which load when one is opened. */
export type NavigationSummary = {
  readonly header: readonly Pick<MenuEntry, 'label' | 'title' | 'mega_menu' | 'mega_menu_url'>[]
  readonly footer: readonly FooterColumn[]
}

export function summariseNavigation({ header, footer }: Navigation): NavigationSummary {
  return {
    header: header.map(({ label, title, mega_menu, mega_menu_url }) => ({ label, title, mega_menu, mega_menu_url })),
    footer,
  }
}

/**
 * Finds the page that a section without a page redirects to: its first page in the menus.
 * @param path below the market, without slashes at its ends: `about-us`.
 * @returns `/about-us/our-story/`, or null where the menus have nothing below it.
 */
export function firstPageBelow({ header, footer }: Navigation, path: string): string | null {
  const links = [
    ...header.flatMap((entry) => [
      entry.mega_menu_url,
      ...entry.submenu_links.flatMap((group) => [group, ...group.links]),
    ]),
    ...footer.flatMap((column) => column.links),
  ]
  const start = `/${path}/`
  return links.find(({ href }) => href.startsWith(start) && href !== start)?.href ?? null
}
