import { createClient } from '@headnote/core/client';
import type { PublicConfig } from '@headnote/core/config';
import { renderToReadableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { assetsContext, type AssetsOfScreens } from '../assets/assets.js';
import { hostPage } from '../public/widgets/hosts/host-page.js';
import { createLinkCodec } from '../links/create-link-codec.js';
import { Document } from '../shell/page/Document.js';
import { createRoutes, isMemberRoute, MEMBER_NOT_FOUND_ROUTE } from './routes.js';
import { screenModules } from './screens.js';
import { servicesContext, type Services } from '../services/services.js';
import { ServicesProvider } from '../services/ServicesProvider.js';

/** What the server passes with every request. */
export interface RenderContext {
  /** Answers calls to this server's own API without the network. */
  readonly fetch: typeof fetch;
  readonly config: PublicConfig;
  /** Nonce of the answer's content policy. Every script in the page has it. */
  readonly nonce: string;
}

/**
 * Creates the function that renders a page for a request.
 * It answers a redirect where a loader throws one, 404 for unknown addresses and documents, and 405 for methods other than
 * GET and HEAD. Of the member area it renders the shell only: the server has no session.
 */
export function createRender({ assets: assetsOf }: { assets: AssetsOfScreens }) {
  const handler = createStaticHandler(createRoutes());
  return async function render(request: Request, context: RenderContext): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Only GET is answered here.', { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const host = hostPage(request, context);
    if (host) return host;
    const assets = assetsOf(screenModules(handler.dataRoutes, new URL(request.url).pathname));
    const services = createServerServices(context);
    const requestContext = new RouterContextProvider();
    requestContext.set(servicesContext, services);
    requestContext.set(assetsContext, assets);
    const page = await handler.query(request, {
      requestContext,
      filterMatchesToLoad: (match) => !isMemberRoute(match.route.id),
    });
    if (page instanceof Response) return page;
    const stream = await renderToReadableStream(
      <ServicesProvider services={services}>
        <Document assets={assets}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, page)}
            context={page}
            nonce={context.nonce}
          />
        </Document>
      </ServicesProvider>,
      {
        nonce: context.nonce,
        // Large late blocks stay in place, because a page without script could not move them there.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        bootstrapModules: [assets.script],
        signal: request.signal,
      },
    );
    // Search engines, and readers without scripts, get the whole page.
    await stream.allReady;
    return new Response(stream, {
      status: statusOf(page),
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        // Nothing is painted before the styles. React writes them after fonts and scripts, which would take a slow line first.
        link: assets.styles.map((href) => `<${href}>; rel=preload; as=style`).join(', '),
      },
    });
  };
}

function createServerServices({ config, fetch }: RenderContext): Services {
  return {
    config,
    client: createClient({ bases: { api: config.publicUrl }, fetch }),
    codec: createLinkCodec(config),
    readFile: fetch,
  };
}

function statusOf(page: StaticHandlerContext): number {
  const isUnknownMemberPage = page.matches.at(-1)?.route.id === MEMBER_NOT_FOUND_ROUTE;
  return isUnknownMemberPage ? 404 : page.statusCode;
}
