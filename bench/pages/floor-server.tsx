import http from 'node:http'
import { PassThrough } from 'node:stream'
import { createElement, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { ProductCard } from '#app/features/catalogue/components/card/product-card.tsx'
import { ProductScreen } from '#app/features/catalogue/components/product/product-screen.tsx'
import type { ProductScreenData } from '#app/features/catalogue/views/product-screen-data.ts'
import { MarketSwitch } from '#app/features/markets/components/market-switch.tsx'
import { AccountMenu } from '#app/features/accounts/components/dialog/account-menu.tsx'
import { FeedbackWidget } from '#app/features/content/components/feedback-widget.tsx'
import { SiteFooter } from '#app/features/content/components/site-footer.tsx'
import { CartLink } from '#app/features/cart/components/cart/cart-link.tsx'
import { SiteHeader } from '#app/features/content/components/site-header.tsx'
import type { NavigationSummary } from '#app/features/content/navigation.ts'
import { ListingScreen } from '#app/features/browse/components/listing/listing-screen.tsx'
import { SearchBox } from '#app/features/browse/components/search/search-box.tsx'
import type { ListingData } from '#app/features/browse/components/listing/listing-model.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'

/**
 * The floor that the site is measured against: the same screens, rendered by React's streaming renderer on a bare
 * server, with their data written into the page. No search, no cache, no headers, no hydration framework around it.
 */
export interface HeadElement {
  readonly tag: string
  readonly attributes: Record<string, string | undefined>
}

interface FloorData {
  readonly heads: { readonly listing: readonly HeadElement[]; readonly product: readonly HeadElement[] }
  readonly navigation: NavigationSummary
  readonly listing: ListingData
  readonly product: ProductScreenData
}

process.once('disconnect', () => process.exit())
process.once('message', (data: FloorData) => {
  const server = http.createServer((request, response) => {
    const isListing = request.url?.startsWith('/listing') ?? false
    const page = isListing ? <ListingPage listing={data.listing} /> : <ProductPage data={data.product} />
    const payload = JSON.stringify(isListing ? data.listing : data.product)
    const router = createMemoryRouter([{ path: '*', element: <Frame navigation={data.navigation}>{page}</Frame> }])
    const { pipe } = renderToPipeableStream(
      <Document head={isListing ? data.heads.listing : data.heads.product} payload={payload}>
        <RouterProvider router={router} />
      </Document>,
      {
        onShellError(error) {
          console.error(error)
          response.writeHead(500).end()
        },
        onAllReady() {
          response.setHeader('content-type', 'text/html')
          pipe(new PassThrough()).pipe(response)
        },
      },
    )
  })
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }))
})

interface DocumentProps {
  readonly head: readonly HeadElement[]
  readonly payload: string
  readonly children: ReactNode
}

function Document({ head, payload, children }: DocumentProps) {
  return (
    <html lang="en-AU">
      <head>
        <title>Floor</title>
        {head.map(({ tag, attributes }, index) => createElement(tag, { key: index, ...attributes }))}
      </head>
      <body>
        {children}
        {/* oxlint-disable-next-line react/no-danger -- our own data, for our own measurement */}
        <script type="application/json" dangerouslySetInnerHTML={{ __html: payload.replaceAll('<', '\\u003c') }} />
      </body>
    </html>
  )
}

function Frame({ navigation, children }: { navigation: NavigationSummary; children: ReactNode }) {
  return (
    <>
      <SiteHeader
        locale="au"
        navigation={navigation}
        search={<SearchBox locale="au" onPick={() => {}} />}
        marketSwitch={<MarketSwitch locale="au" />}
        cart={<CartLink locale="au" />}
        feedback={<FeedbackWidget locale="au" />}
        account={
          <AccountMenu locale="au" account={null} isAway={false}>
            {null}
          </AccountMenu>
        }
        drawerAccount={null}
      />
      <main>{children}</main>
      <SiteFooter locale="au" countryName="Australia" columns={navigation.footer} />
    </>
  )
}

function ListingPage({ listing }: { listing: ListingData }) {
  return (
    <ListingScreen
      data={listing}
      renderCard={(card, _position, eager) => (
        <ProductCard
          card={card}
          locale="au"
          view="grid"
          context=""
          eager={eager}
          onAdd={() => {}}
          onOpen={() => {}}
          onQuickView={() => {}}
        />
      )}
    />
  )
}

function ProductPage({ data }: { data: ProductScreenData }) {
  return (
    <div className="page">
      <Breadcrumbs crumbs={[{ label: data.product.name, href: null }]} />
      <ProductScreen
        data={data}
        fromBim={false}
        isModal={false}
        shop={() => null}
        onAdd={() => {}}
        onOpenRelated={() => {}}
        onQuickView={() => {}}
        onSelect={() => {}}
        onDownloadPdf={() => Promise.resolve()}
        onShare={() => {}}
      />
    </div>
  )
}
