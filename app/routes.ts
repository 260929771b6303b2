import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Every page address. What is not a page (files, actions, the search protocol) is in `http.server.ts`. */
export default [
  route(':locale', 'routes/market.tsx', [
    index('routes/home.tsx'),
    route('login', 'routes/login.tsx'),
    route('verify', 'routes/login.tsx', { id: 'verify' }),
    route('password-reset-confirm', 'routes/login.tsx', { id: 'password-reset-confirm' }),
    route('reset-password', 'routes/login.tsx', { id: 'reset-password' }),
    route('company-registration', 'routes/company-registration.tsx'),
    route('my-account', 'routes/my-account.tsx'),
    route('project-builder', 'routes/project-list.tsx'),
    route('project-builder/create', 'routes/project-builder.tsx', { id: 'project-create' }),
    route('project-builder/edit', 'routes/project-builder.tsx', { id: 'project-edit' }),
    route('project-builder/view', 'routes/project-builder.tsx', { id: 'project-view' }),
    route('cart', 'routes/cart.tsx'),
    route('checkout', 'routes/checkout.tsx'),
    route('wishlist', 'routes/wishlist.tsx'),
    route('orders', 'routes/orders.tsx'),
    route('orders/:orderId', 'routes/order.tsx'),
    route('search', 'routes/search.tsx'),
    route('products', 'routes/overview.tsx', { id: 'products-overview' }),
    route('brands', 'routes/overview.tsx', { id: 'brands-overview' }),
    route('sectors', 'routes/overview.tsx', { id: 'sectors-overview' }),
    route('solutions', 'routes/overview.tsx', { id: 'solutions-overview' }),
    route('product/:segment', 'routes/product.tsx'),
    route('tools-resources/bim-library/:segment', 'routes/bim-product.tsx'),
    route('api/listing/*', 'routes/api-listing.ts'),
    route('api/product', 'routes/api-product.ts'),
    route('*', 'routes/listing.tsx'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
