import { expect, it } from 'vitest'
import { useSite } from '#tests/support/use-site.ts'

const site = useSite({ ASSET_BASE_URL: 'https://assets.example/store/' })

it('takes pictures from the asset store that the operator names, and tells the browser so', async () => {
  const response = await fetch(`${site().url}/au/products/basins/`)
  const page = await response.text()
  expect(page).toContain('src="https://assets.example/store/ProductThumbnail/models/turoa.webp"')
  expect(page).not.toContain('"/media/')
  expect(page).toContain('<meta name="asset-base" content="https://assets.example/store"/>')
  expect(response.headers.get('content-security-policy')).toMatch(/img-src[^;]* https:\/\/assets\.example[ ;]/)
})
