// A fake of Google's script: as much of its map as we use, drawn as plain buttons. Runs in the browser.
(() => {
  const maps = window.google.maps;
  const place = (at) => (typeof at.lat === "function" ? at.toJSON() : at);
  const latLng = ({ lat, lng }) => ({ lat: () => lat, lng: () => lng, toJSON: () => ({ lat, lng }) });

  class Thing {
    listeners = {};
    addListener(name, listener) {
      this.listeners[name] = [...(this.listeners[name] ?? []), listener];
      return { remove: () => (this.listeners[name] = (this.listeners[name] ?? []).filter((one) => one !== listener)) };
    }
    trigger(name, ...args) {
      for (const listener of this.listeners[name] ?? []) listener(...args);
    }
  }

  maps.Map = class extends Thing {
    constructor(div, options) {
      super();
      if (!div || window.googleMapHasNoElement) throw new Error("Map: Expected mapDiv of type HTMLElement");
      window.googleMap = this;
      this.div = div;
      const { center, zoom, restriction } = options;
      div.dataset.google = JSON.stringify({ center, zoom, restriction });
      this.center = place(options.center ?? { lat: 0, lng: 0 });
      this.zoom = options.zoom ?? 0;
      setTimeout(() => this.moved());
    }
    moved() {
      for (const name of ["bounds_changed", "center_changed", "zoom_changed", "idle"]) this.trigger(name);
    }
    getDiv = () => this.div;
    getCenter = () => latLng(this.center);
    getZoom = () => this.zoom;
    getHeading = () => 0;
    getTilt = () => 0;
    getBounds = () => {
      const { lat, lng } = this.center;
      const half = (360 / 256 / 2 ** this.zoom) * 200;
      return { toJSON: () => ({ north: lat + half, south: lat - half, east: lng + half, west: lng - half }) };
    };
    setOptions() {}
    moveCamera({ center = this.center, zoom = this.zoom }) {
      this.center = place(center);
      this.zoom = zoom;
      setTimeout(() => this.moved(), 20); // asynchronous, like Google's
    }
    panTo = (center) => this.moveCamera({ center });
    setZoom = (zoom) => this.moveCamera({ zoom });
    fitBounds = ({ north, south, east, west }) =>
      this.moveCamera({ center: { lat: (north + south) / 2, lng: (east + west) / 2 } });
  };

  maps.Marker = class extends Thing {
    constructor(options) {
      super();
      this.button = document.createElement("button");
      this.button.addEventListener("click", () => this.trigger("click", {}));
      this.setOptions(options);
    }
    setMap(map) {
      if (map) map.getDiv().append(this.button);
      else this.button.remove();
    }
    setOptions({ title, label }) {
      this.button.title = title;
      this.button.textContent = label ?? "";
    }
    setPosition() {}
    setDraggable() {}
  };

  maps.Polyline = class extends Thing {
    line = document.createElement("hr");
    constructor(options) {
      super();
      this.setOptions(options);
      this.setPath(options.path);
    }
    setMap(map) {
      if (map) map.getDiv().append(this.line);
      else this.line.remove();
    }
    setOptions({ strokeColor }) {
      this.line.dataset.line = strokeColor;
    }
    setPath(path) {
      this.line.dataset.path = JSON.stringify(path.map(place));
    }
    getPath = () => JSON.parse(this.line.dataset.path).map(latLng);
  };

  maps.InfoWindow = class extends Thing {
    element = document.createElement("section");
    constructor(options) {
      super();
      this.setOptions(options);
    }
    setOptions({ headerContent }) {
      this.element.ariaLabel = headerContent;
    }
    setContent(content) {
      this.element.replaceChildren(...(content ? [content] : []));
    }
    open({ map }) {
      map.getDiv().append(this.element);
    }
    close() {
      this.element.remove();
    }
    setPosition() {}
  };

  maps.Settings = { getInstance: () => ({}) };
  maps.Size = class {};
  maps.event = {
    addListener: (thing, name, listener) => thing.addListener(name, listener),
    clearInstanceListeners: (thing) => {
      thing.listeners = {};
    },
  };
  maps.importLibrary = async () => maps;
  maps.__ib__?.();
})();
