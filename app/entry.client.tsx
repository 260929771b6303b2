import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { setAssetBase } from '@specify/catalogue/files/asset-source.ts'
import { PageValues } from './shell/page-data.ts'
import { fetchPageData } from './shell/page-requests.ts'
import { startVisit } from './shell/visit.ts'

startVisit()

const assets = document.querySelector<HTMLMetaElement>('meta[name="asset-base"]')
if (assets) setAssetBase(assets.content)

startTransition(() => {
  hydrateRoot(
    document,
    <PageValues value={null}>
      <HydratedRouter useTransitions unstable_fetch={fetchPageData} />
    </PageValues>,
  )
})
