/** What we use of Leaflet, which brings no types along. */
declare module 'leaflet' {
  type LatLng = { lat: number; lng: number };
  type Point = { x: number; y: number };
  type Corners = [[number, number], [number, number]];

  type LayerOptions = Record<string, unknown>;

  interface Layer {
    addTo(target: LeafletMap | LayerGroup): this;
    remove(): this;
    on(event: string, listener: () => void): this;
  }

  interface LayerGroup extends Layer {
    clearLayers(): this;
  }

  interface Bounds {
    getSouth(): number;
    getWest(): number;
    getNorth(): number;
    getEast(): number;
    contains(point: [number, number]): boolean;
  }

  interface LeafletMap {
    setView(centre: [number, number], zoom: number, options?: { animate?: boolean }): this;
    fitBounds(corners: Corners, options?: LayerOptions): this;
    panBy(by: [number, number]): this;
    zoomIn(): this;
    zoomOut(): this;
    getZoom(): number;
    getMaxZoom(): number;
    getCenter(): LatLng;
    getBounds(): Bounds;
    getSize(): Point;
    project(point: [number, number], zoom?: number): Point;
    latLngToContainerPoint(point: [number, number]): Point;
    invalidateSize(options?: { animate?: boolean }): this;
    on(events: string, listener: () => void): this;
    remove(): this;
  }

  export function map(element: HTMLElement, options: LayerOptions): LeafletMap;
  export function marker(point: [number, number], options: LayerOptions): Layer;
  export function layerGroup(): LayerGroup;
  export function tileLayer(url: string, options: LayerOptions): Layer;
  export function gridLayer(options: LayerOptions): Layer & { createTile: () => HTMLElement };
  export function divIcon(options: {
    className: string;
    html: HTMLElement | string;
    iconSize?: [number, number];
  }): unknown;
}
