import { useEffect, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useParams } from 'react-router'
import fontUrl from './ui/fonts/instrument-sans-basic-wght-normal.woff2?url'
import { assetBase, LOCAL_ASSETS } from '@specify/catalogue/files/asset-source.ts'
import { findMarket } from '@specify/core/market.ts'
import './ui/tokens.css'
import './ui/base.css'
import './ui/print.css'
import { FreshReader } from './shell/reader.ts'
import { whenIdle } from '#app/ui/browser/when-idle.ts'
import { HEAD_SCRIPT } from './ui/head-script.ts'
import { PAPER } from '#app/ui/browser/theme.ts'
import type { Route } from './+types/root.ts'

export { ErrorBoundary } from './routes/not-found.tsx'

export const links: Route.LinksFunction = () => [
  // Browsers redraw it for every page: an SVG would take them ten times as long.
  { rel: 'icon', href: '/favicon.png', type: 'image/png' },
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

const HEAD_HTML = { __html: HEAD_SCRIPT }

export function Layout({ children }: { children: ReactNode }) {
  const { locale } = useParams()
  return (
    <html lang={findMarket(locale)?.language ?? 'en-AU'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={PAPER.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={PAPER.dark} />
        <script dangerouslySetInnerHTML={HEAD_HTML} />
        {assetBase() !== LOCAL_ASSETS && <meta name="asset-base" content={assetBase()} />}
        <Meta />
        <Links />
      </head>
      <body id="top">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const { key } = useLocation()
  useEffect(() => {
    whenIdle(() => (document.documentElement.dataset['hydrated'] = 'true'))
  }, [])
  return (
    <>
      <Outlet />
      <FreshReader key={key} />
    </>
  )
}
