import { AREA, arrivalParameters } from '@headnote/core/config';
import type { FastifyInstance } from 'fastify';
import { forEveryone, type DiscoveryContext } from './discovery-context.js';

const HOUR = 3_600;

/** Registers `/robots.txt`. Pages may be found and quoted; their texts may not train models. */
export function registerRobots(app: FastifyInstance, { siteOrigin }: DiscoveryContext): void {
  app.get('/robots.txt', (request, reply) =>
    forEveryone(reply, HOUR)
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Content-Signal: search=yes, ai-train=no',
          `Disallow: /${AREA}/`,
          'Disallow: /api/',
          // The home page once more, with what opens after signing in.
          `Disallow: /*${arrivalParameters.page}=`,
          '',
          `Sitemap: ${siteOrigin(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
}
