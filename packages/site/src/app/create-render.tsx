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
import { assetsContext, type SiteAssets } from './assets.js';
import { createLinkCodec } from './create-link-codec.js';
import { Document } from './document/Document.js';
import { createRoutes, isMemberRoute, MEMBER_NOT_FOUND_ROUTE } from './routes.js';
import { servicesContext, type Services } from './services.js';
import { ServicesProvider } from './ServicesProvider.js';

/** What the server hands over with every request. */
export interface RenderContext {
  /** Answers this server's own calls without going over the network. */
  readonly fetch: typeof fetch;
  readonly config: PublicConfig;
  /** Nonce of the content policy that the answer is sent with; every script in the page carries it. */
  readonly nonce: string;
}

/**
 * Creates the function that draws a page for a request.
 * It answers a redirect where a loader asks for one, 404 for unknown addresses and documents, 405 for anything but
 * GET and HEAD. Of the member area only the shell is drawn, because nobody is signed in on the server.
 */
export function createRender({ assets: readAssets }: { assets: () => SiteAssets }) {
  const handler = createStaticHandler(createRoutes());
  return async function render(request: Request, context: RenderContext): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Only GET is answered here.', { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const assets = readAssets();
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
        bootstrapModules: [assets.script],
        signal: request.signal,
      },
    );
    // Search engines and readers without scripts get the page whole.
    await stream.allReady;
    return new Response(stream, {
      status: statusOf(page),
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    });
  };
}

function createServerServices({ config, fetch }: RenderContext): Services {
  return {
    config,
    client: createClient({ bases: { api: config.publicUrl }, fetch }),
    codec: createLinkCodec(config),
  };
}

function statusOf(page: StaticHandlerContext): number {
  const isUnknownMemberPage = page.matches.at(-1)?.route.id === MEMBER_NOT_FOUND_ROUTE;
  return isUnknownMemberPage ? 404 : page.statusCode;
}
